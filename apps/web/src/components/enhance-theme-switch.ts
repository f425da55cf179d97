const loadMenu = () => import('./mount-theme-menu.tsx')

/** Loads React and the menu on first use: public pages do without React until then. */
export const enhanceThemeSwitch = (place: HTMLElement) => {
  const listening = new AbortController()
  const { signal } = listening
  for (const reach of ['pointerenter', 'focusin'])
    place.addEventListener(reach, () => void loadMenu(), { once: true, signal })
  place.addEventListener(
    'click',
    () => void loadMenu().then(({ mountThemeMenu }) => mountThemeMenu(place)),
    { once: true, signal },
  )
  return () => listening.abort()
}
