import { useSearchParams } from 'react-router'

/** The parameters of the address, and how to change some of them; an empty value removes its parameter. */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  return { params, change }
}
