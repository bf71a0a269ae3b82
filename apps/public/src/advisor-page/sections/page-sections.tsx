import { branch, section } from '@wbd/domain/first-view';
import type { PublicPage } from '@wbd/domain/pages';
import { Box } from '@wbd/ui';
import { Fragment, memo } from 'react';
import { aboutUs } from './about-us/index.tsx';
import { bookingBar } from './booking-bar/index.tsx';
import { knowledge } from './knowledge/index.tsx';
import type { Part } from './part.ts';
import { profile } from './profile/index.tsx';
import { testimonials } from './testimonials/index.tsx';
import { networkVideos, videos } from './videos/index.tsx';

const OWN_PAGE = [testimonials, videos, knowledge, profile, bookingBar];
/** Pages other than an advisor's own show the network's offers. */
const NETWORK_PAGE = [testimonials, networkVideos, aboutUs];

interface PageSectionsProps {
  page: PublicPage;
  /** whether it is the advisor's own page */
  isOwn: boolean;
}

/**
 * The sections after the hero. Memoised, because React replaces HTML that is not hydrated yet when its component renders
 * again.
 */
export const PageSections = memo(function PageSections({ page, isOwn }: PageSectionsProps) {
  const parts: readonly Part[] = isOwn ? OWN_PAGE : NETWORK_PAGE;
  return (
    <Box>
      {parts.map(({ name, isOn = everywhere, Section }) => (
        <Fragment key={name}>
          {branch(isOn(page), (shows) => shows && section(name, <Section page={page} />))}
        </Fragment>
      ))}
    </Box>
  );
});

const everywhere = () => true;
