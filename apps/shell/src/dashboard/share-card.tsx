import type { Advisor } from '@wbd/domain/advisors';
import { Button, share, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Share2 } from 'lucide-react';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.share;

/** The link to the advisor's page, to pass on. */
export function ShareCard({ advisor }: { advisor: Advisor }) {
  const { code, firstName, lastName } = advisor;
  const url = new URL(`/${encodeURIComponent(code)}`, window.location.origin).href;
  return (
    <Card title={texts.title} text={texts.text}>
      <Text fontWeight="medium" overflowWrap="anywhere" mb="4">
        {`${window.location.host}/${code}`}
      </Text>
      <Button
        variant="surface"
        onClick={() => void share({ url, title: texts.subject(`${firstName} ${lastName}`) })}
      >
        <Share2 aria-hidden />
        {texts.action}
      </Button>
    </Card>
  );
}
