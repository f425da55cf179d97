/** Keeps the app for use without a network. Only for those who are signed in: a visitor should not pay for it. */
export const registerWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    // Private windows and some companies forbid it; the app then needs its network, as any page does.
    console.error('The app is not kept for use without a network:', error)
  }
}
