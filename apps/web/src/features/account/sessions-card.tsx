import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { deviceName } from './device-name.ts'
import { sessionsQuery } from './queries.ts'

/** Where this account is signed in, each with a way to end it. */
export const SessionsCard = () => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const query = sessionsQuery(client)
  const { data: sessions = [] } = useQuery(query)
  const revoke = useMutation({
    mutationFn: async (id: string) =>
      unwrap(await client.rpc('revoke_my_session', { session_id: id })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    onError: (error) => {
      console.error(error)
      toast.error('That session could not be ended. Please try again.')
    },
  })

  return (
    <Card aria-labelledby="sessions-title">
      <CardTitle id="sessions-title">Signed-in devices</CardTitle>
      <CardDescription>End any that you do not know.</CardDescription>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 py-3.5 text-sm">
            <div className="min-w-0">
              <p className="font-semibold">{deviceName(session.user_agent)}</p>
              <p className="text-muted">
                {session.address} · last seen {formatDate(session.last_seen_at)}
              </p>
            </div>
            {session.is_current ? (
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
