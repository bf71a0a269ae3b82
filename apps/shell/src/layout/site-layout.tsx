import { Outlet } from '@wbd/router';
import { PreviewBar } from '../shared/modules/preview-bar.tsx';

/** Around pages outside the portal, which bring their own frame. */
export function SiteLayout() {
  return (
    <>
      <PreviewBar />
      <Outlet />
    </>
  );
}
