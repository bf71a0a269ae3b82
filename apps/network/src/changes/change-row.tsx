import {
  isStoppable,
  mayStop,
  moneyChangeTexts,
  stateOf,
  type MoneyChange,
} from '@wbd/domain/money-changes';
import { formatDateTime } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Text } from '@wbd/ui';
import { AdvisorName } from '../shared/advisor-name.tsx';
import { changeFacts, changesTexts as texts } from './texts.de.ts';

export interface Viewer {
  uid: string;
  /** the organisation that they administer; null for everyone else */
  administers: string | null;
}

const COLORS = { waiting: 'orange', effective: 'green', stopped: 'red' } as const;

interface ChangeRowProps {
  change: MoneyChange;
  viewer: Viewer;
  now: Date;
  onStop: () => void;
}

/** What changed, who changed it and when, and whether the change is in effect. */
export function ChangeRow({ change, viewer, now, onStop }: ChangeRowProps) {
  const { kind, by, person, waitsUntil, stoppedAt, at } = change;
  const state = stateOf(change, now);
  const what = moneyChangeTexts[kind];
  const facts = changeFacts[kind]?.(change) ?? null;
  const canStop = isStoppable(change, now) && mayStop(change, viewer);
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3" wrap="wrap">
      <Box minW="0" flex="1 1 16rem">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {what}
        </Text>
        {facts !== null && <Text overflowWrap="anywhere">{facts}</Text>}
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {texts.by(formatDateTime(at))} <Name uid={by} viewer={viewer} />
        </Text>
        {person !== null && person !== by && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {texts.about} <Name uid={person} viewer={viewer} />
          </Text>
        )}
        {stoppedAt && waitsUntil && (
          <Text textStyle="sm">{texts.stoppedAt(formatDateTime(stoppedAt))}</Text>
        )}
        <Badge mt="1" colorPalette={COLORS[state]}>
          {texts.state[state](waitsUntil && formatDateTime(waitsUntil))}
        </Badge>
      </Box>
      {canStop && (
        <Button
          size="sm"
          variant="surface"
          colorPalette="red"
          aria-label={texts.stopOf(what)}
          onClick={onStop}
        >
          {texts.stop}
        </Button>
      )}
    </Flex>
  );
}

function Name({ uid, viewer }: { uid: string; viewer: Viewer }) {
  return uid === viewer.uid ? texts.you : <AdvisorName uid={uid} otherwise={texts.gone} />;
}
