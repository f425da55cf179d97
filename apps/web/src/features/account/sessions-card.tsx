import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { useRevokeSession } from '@/data/session/mutations.ts'
import { sessionsQuery } from '@/data/session/queries.ts'
import { deviceName } from '@/lib/device-name.ts'
import { formatMoment } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

/** Where this account is signed in, each with a way to end it. */
export const SessionsCard = () => {
  const { client } = useAuth()
  const { data: sessions = [] } = useQuery(sessionsQuery(client))
  const revoke = useRevokeSession(client)

  return (
    <Card aria-labelledby="sessions-title">
      <CardTitle id="sessions-title">Signed-in devices</CardTitle>
      <CardDescription>Sign out any that you do not recognize.</CardDescription>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 py-3.5 text-sm">
            <div className="min-w-0">
              <p className="font-semibold">{deviceName(session.userAgent)}</p>
              <p className="text-muted">
                {session.address} · last seen {formatMoment(session.lastSeenAt)}
              </p>
            </div>
            {session.isCurrent ? (
              <Badge className="shrink-0">This device</Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                busy={revoke.isPending && revoke.variables === session.id}
                onClick={() => revoke.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
