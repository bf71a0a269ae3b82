import { Card } from '@wbd/ui/page';
import { DownloadDataButton } from './download-data-button.tsx';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.ownData;

/** Everything that is stored of the advisor, to take along. */
export function OwnDataCard({ code }: { code: string }) {
  return (
    <Card title={texts.title} text={texts.text}>
      <DownloadDataButton code={code} />
    </Card>
  );
}
