import { Link } from '@wbd/router';
import { MailCheck } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../states/page-states.tsx';
import { uiTexts } from '../texts.de.ts';

const texts = uiTexts.unconfirmedEmail;

export interface UnconfirmedEmailProps {
  /** the page on which the link can be sent again */
  to: string;
  /** why; defaults to the reason of content that shows on other advisors' pages */
  text?: string;
}

/** Instead of what needs a confirmed address. */
export function UnconfirmedEmail({ to, text = texts.text }: UnconfirmedEmailProps) {
  return (
    <EmptyState icon={<MailCheck size={26} />} title={texts.title} text={text}>
      <Button asChild variant="outline">
        <Link to={to}>{texts.sendAgain}</Link>
      </Button>
    </EmptyState>
  );
}
