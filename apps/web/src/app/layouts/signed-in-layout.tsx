import { Outlet } from 'react-router'
import { OfflineNotice } from '@/components/offline-notice.tsx'
import { AvatarMenu } from '@/features/account/avatar-menu.tsx'
import { ChoosePasswordDialog } from '@/features/auth/choose-password-dialog.tsx'
import { LiveUpdates } from '@/features/live/live-updates.tsx'
import { PaletteButton } from '@/features/palette/palette-button.tsx'
import { InvitationDialog } from '@/features/team/invitation-dialog.tsx'
import { Frame } from './frame.tsx'
import { PageNews } from './page-news.tsx'

export const SignedInLayout = () => (
  <>
    <Frame
      notice={<OfflineNotice />}
      tools={
        <>
          <LiveUpdates />
          <PaletteButton />
          <AvatarMenu />
        </>
      }
    >
      <Outlet />
    </Frame>
    <PageNews />
    <InvitationDialog />
    <ChoosePasswordDialog />
  </>
)
