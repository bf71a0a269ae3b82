import { restrictionsQuery } from '@wbd/data/notices';
import { RESTRICTIONS_PATH } from '@wbd/domain/notices';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Notice } from './notice.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.hidden;

/** Tells an advisor that something of theirs is hidden after a notice; nothing otherwise, or while that is unknown. */
export function HiddenNotice({ uid }: { uid: string }) {
  const { data = [] } = useQuery(restrictionsQuery(uid));
  if (data.length === 0) return null;
  return (
    <Notice
      status="error"
      title={texts.title(data.length)}
      text={texts.text}
      action={
        <Button asChild variant="outline" colorPalette="red" size="sm">
          <Link to={RESTRICTIONS_PATH}>{texts.action}</Link>
        </Button>
      }
    />
  );
}
