import { publicConfigQuery } from '@wbd/data/config';
import { imprintQuery } from '@wbd/data/imprints';
import { berlinDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { PROFILE_PATH } from '../shared/areas/own-areas.ts';
import { Notice } from './notice.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.noImprint;

/** Tells an advisor with a page that nothing on it says who answers for it; nothing otherwise, or while that is unknown. */
export function ImprintNotice({ uid }: { uid: string }) {
  const { data } = useQuery(imprintQuery(uid));
  const config = useQuery(publicConfigQuery());
  if (data !== null || config.isPending) return null;
  const due = config.data?.imprintsDue ?? null;
  const isWithheld = due !== null && due <= berlinDay(new Date());
  return (
    <Notice
      status="error"
      title={isWithheld ? texts.withheldTitle : texts.title}
      text={due === null ? texts.text : isWithheld ? texts.withheld : texts.due(due)}
      action={
        <Button asChild variant="outline" colorPalette="red" size="sm">
          <Link to={PROFILE_PATH}>{texts.toProfile}</Link>
        </Button>
      }
    />
  );
}
