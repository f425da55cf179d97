import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router'
import { RouteError } from './route-error.tsx'

/** Shows the last resort when a screen fails, until another address is opened. */
export const RouteErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary location={useLocation()}>{children}</Boundary>
)

interface BoundaryProps {
  location: Location
  children: ReactNode
}

interface BoundaryState {
  failure: { error: unknown } | null
}

/** React catches errors in classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate({ location }: BoundaryProps, { failure }: BoundaryState) {
    // Only a failure that was shown before: the address of a page that fails arrives together with its failure.
    if (failure && location !== this.props.location) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
