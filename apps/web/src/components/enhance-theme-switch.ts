const loadMenu = () => import('./mount-theme-menu.tsx')

/** The menu is made by React, which a page that is only read does without until someone reaches for the theme. */
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
