import type { LiveModule } from '@wbd/domain/reports';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../shared/plain-table.tsx';
import { relativeTime } from './relative-time.ts';
import { operationsTexts } from './texts.de.ts';

const texts = operationsTexts.modules;

/** Which version of each module is live, where it comes from and how old it is. */
export function ModulesCard({ modules, now }: { modules: readonly LiveModule[]; now: number }) {
  const { name, version, commit, publishedAt } = texts.columns;
  return (
    <Card title={texts.title}>
      <PlainTable
        label={texts.title}
        columns={[name, version, commit, publishedAt]}
        rows={modules.map((live) => ({
          key: live.name,
          cells: [
            live.name,
            <Version key="version" {...live} />,
            live.commit ?? operationsTexts.unknown,
            live.publishedAt === null
              ? operationsTexts.unknown
              : relativeTime(live.publishedAt, now),
          ],
        }))}
      />
    </Card>
  );
}

function Version({ version, canary }: LiveModule) {
  return (
    <Stack gap="0">
      <span>{version}</span>
      {canary && (
        <Text textStyle="xs" color="fg.muted">
          {texts.canary(canary.version, canary.share)}
        </Text>
      )}
    </Stack>
  );
}
