import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { paths } from '../shared/paths.ts';
import { ownTeamTexts } from './texts.de.ts';
import { useTeamChange } from './use-team-change.ts';

const texts = ownTeamTexts.noLead;

/** Says that no one leads the team, and lets who can take it over. */
export function NoLead({ canLead }: { canLead: boolean }) {
  const { isPending, store } = useTeamChange();
  return (
    <Card title={texts.title} text={canLead ? texts.canLead : texts.cannotLead}>
      {canLead ? (
        <Button loading={isPending} onClick={() => void store({ kind: 'take-over' }, texts.done)}>
          {texts.takeOver}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <Link to={paths.pricing}>{texts.plans}</Link>
        </Button>
      )}
    </Card>
  );
}
