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

/** A class, because React has no error boundary for function components. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate({ location }: BoundaryProps, { failure }: BoundaryState) {
    // Resets only an error that was already rendered: a page that fails to load arrives together with its address.
    if (failure && location !== this.props.location) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
