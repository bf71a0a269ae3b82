import { shareTeamFiguresMutation } from '@wbd/data/teams';
import { presentWording, wordingText } from '@wbd/domain/consents';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { figuresTexts } from './texts.de.ts';

const texts = figuresTexts.share;

export interface ShareCardProps {
  team: string;
  shares: boolean;
  /** never without the other figures */
  sharesMoney: boolean;
}

/** Lets the team see one's own figures, and revenue and commission with them, or ends that at once. */
export function ShareCard({ team, shares, sharesMoney }: ShareCardProps) {
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="5">
        <Choice team={team} what="figures" isOn={shares} />
        {shares && <Choice team={team} what="money" isOn={sharesMoney} />}
      </Stack>
    </Card>
  );
}

const OCCASIONS = { figures: 'team-figures', money: 'team-money' } as const;

interface ChoiceProps {
  team: string;
  what: 'figures' | 'money';
  isOn: boolean;
}

function Choice({ team, what, isOn }: ChoiceProps) {
  const change = useMutation(shareTeamFiguresMutation());
  const wording = presentWording(OCCASIONS[what]);
  const { label, shared, withdrawn } = texts[what];

  async function set(wanted: boolean): Promise<void> {
    try {
      await change.mutateAsync({ team, what, version: wanted ? wording.version : null });
      toast({ type: 'success', title: wanted ? shared : withdrawn });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Switch
      checked={change.isPending ? !isOn : isOn}
      disabled={change.isPending}
      hint={wordingText(wording)}
      onCheckedChange={() => void set(!isOn)}
    >
      {label}
    </Switch>
  );
}
