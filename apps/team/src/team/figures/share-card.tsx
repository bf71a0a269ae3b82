import { shareTeamFiguresMutation } from '@wbd/data/teams';
import { presentWording, wordingText } from '@wbd/domain/consents';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.share;

/** Lets the team see one's own figures, or ends that at once. */
export function ShareCard({ team, shares }: { team: string; shares: boolean }) {
  const change = useMutation(shareTeamFiguresMutation());
  const wording = presentWording('team-figures');

  async function set(wanted: boolean): Promise<void> {
    try {
      await change.mutateAsync({ team, version: wanted ? wording.version : null });
      toast({ type: 'success', title: wanted ? texts.shared : texts.withdrawn });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Card title={texts.title} text={texts.text}>
      <Switch
        checked={change.isPending ? !shares : shares}
        disabled={change.isPending}
        hint={wordingText(wording)}
        onCheckedChange={() => void set(!shares)}
      >
        {texts.label}
      </Switch>
    </Card>
  );
}
