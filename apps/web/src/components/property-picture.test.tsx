import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PropertyPicture } from './property-picture.tsx'

const photo = { alt: 'The pool', smallUrl: '/small.jpg', largeUrl: '/large.jpg' }

it('shows the photo in the size that fits, and the drawing where it does not load', () => {
  const { container } = render(
    <PropertyPicture type="Condo" photo={photo} photoClassName="aspect-square" />,
  )
  const image = screen.getByRole('img', { name: 'The pool' })
  expect(image.getAttribute('srcset')).toBe('/small.jpg 640w, /large.jpg 2048w')
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(image)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
})

it('without a photo there is the drawing of the type', () => {
  const { container } = render(<PropertyPicture type="Condo" />)
  expect(container.querySelector('use')?.getAttribute('href')).toContain('#condo')
})
