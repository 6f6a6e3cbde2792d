import { Outlet } from '@tanstack/react-router';
import { useSession } from '#accounts/sessions/web/session.ts';
import { ForcedLogout } from '#application/frame/forced-logout.tsx';
import { ThreadPlace } from '#application/frame/thread-place.tsx';
import { lazyComponent } from '#ui/lazy-component.ts';

// The login page has no frame and must not load the other frames.
export const AppFrame = lazyComponent(async () => (await import('#application/frame/app-frame.tsx')).SignedInFrame);

const VisitorFrame = lazyComponent(async () => (await import('#application/frame/visitor-frame.tsx')).VisitorFrame);

/** The public header for visitors, the application's header for signed-in users. */
export function PublicFrame() {
  return useSession() ? <AppFrame /> : <VisitorFrame />;
}

const StaffOutlet = lazyComponent(async () => (await import('#application/frame/page-outlet.tsx')).PageOutlet);

/** The parts of the frames, by audience. */
export const frameParts = { app: AppFrame, visitor: VisitorFrame, staff: StaffOutlet };

export function BareFrame() {
  const isAdmin = useSession()?.userRole === 'admin';
  return (
    <>
      <ForcedLogout />
      {isAdmin ? (
        <StaffOutlet />
      ) : (
        <>
          <ThreadPlace />
          <Outlet />
        </>
      )}
    </>
  );
}
