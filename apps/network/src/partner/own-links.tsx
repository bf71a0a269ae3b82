import { ownPageQuery } from '@wbd/data/public-pages';
import { referralsQuery } from '@wbd/data/referrals';
import { linkVisitsQuery } from '@wbd/data/visits';
import { RESERVED_CODES, type Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { linkKey, visitsShown } from '@wbd/domain/visits';
import { useQuery } from '@wbd/query';
import { SimpleGrid, Stack } from '@wbd/ui';
import { LinkCard, RecommendCard, ReferralsCard, sharingTexts, useSharing } from '@wbd/ui/sharing';
import { useState } from 'react';
import { partnerTexts as texts } from './texts.de.ts';

/** The advisor's links to the page and to each seminar and video, and the referrals through them. */
export function OwnLinks({ advisor }: { advisor: Advisor }) {
  const { share, dialog } = useSharing();
  const [now] = useState(() => new Date());
  const page = useQuery(ownPageQuery(advisor));
  const referrals = useQuery(referralsQuery(advisor.id));
  const months = useQuery(linkVisitsQuery(advisor.id));
  const opened = visitsShown(months.data ?? [], now).byLink;
  const ofPage = opened.get(linkKey(null));
  // a reserved word as a code: the portal's own route hides this page
  const hasPage = !RESERVED_CODES.has(advisor.code);
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        {hasPage && (
          <LinkCard
            {...texts.link}
            advisor={advisor}
            // people who arrive through an advisor's own page become that advisor's customers anyway
            tellsSharer={!may(advisor.lv, 'website')}
            note={ofPage === undefined ? undefined : sharingTexts.recommend.opened(ofPage)}
            onShare={share}
          />
        )}
        <ReferralsCard referrals={referrals} months={months} whileEmpty="how-to" />
      </SimpleGrid>
      {hasPage && <RecommendCard {...{ advisor, page, opened }} onShare={share} />}
      {dialog}
    </Stack>
  );
}
