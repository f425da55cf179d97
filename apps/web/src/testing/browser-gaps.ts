/** What components ask of a browser and jsdom does not have. Each does as little as lets a component go on. */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoObserver

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
// The list of a Select: closed it is hidden, as a popover is.
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  this.hidden = false
}
HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
  this.hidden = true
}
