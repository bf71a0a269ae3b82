import { imprintQuery } from '@wbd/data/imprints';
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
  if (data !== null) return null;
  return (
    <Notice
      status="error"
      title={texts.title}
      text={texts.text}
      action={
        <Button asChild variant="outline" colorPalette="red" size="sm">
          <Link to={PROFILE_PATH}>{texts.toProfile}</Link>
        </Button>
      }
    />
  );
}
