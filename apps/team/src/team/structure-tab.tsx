import { roleMay } from '@wbd/domain/teams';
import { Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Network } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Asked } from './change-dialog.tsx';
import type { HeldTeam } from './held-team.ts';
import { ownTeamTexts } from './texts.de.ts';
import { useTeamChange } from './use-team-change.ts';
import { WishDialog } from './wish-dialog.tsx';

const texts = ownTeamTexts.structure;

export interface StructureTabProps {
  team: HeldTeam;
  onAsk: (asked: Asked) => void;
}

/** Which teams are above and below, and who wants to be. */
export function StructureTab({ team, onAsk }: StructureTabProps) {
  const mayChange = roleMay(team.role, 'structure');
  const { removeBelow } = ownTeamTexts.confirm;
  return (
    <Stack gap="4">
      {mayChange && team.wishes.length > 0 && <Wishes wishes={team.wishes} />}
      <Above team={team} mayChange={mayChange} onAsk={onAsk} />
      <Card title={texts.below.title}>
        {team.below.length === 0 ? (
          <Text color="fg.muted">{texts.below.none}</Text>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {team.below.map(({ id, name, lead }) => (
              <OtherTeam key={id} name={name} lead={lead}>
                {mayChange && (
                  <Button
                    variant="surface"
                    colorPalette="gray"
                    size="sm"
                    aria-label={texts.below.removeOf(name)}
                    onClick={() => {
                      onAsk({
                        ...removeBelow,
                        title: removeBelow.title(name),
                        done: removeBelow.done(name),
                        change: { kind: 'refuse-below', team: id },
                      });
                    }}
                  >
                    {texts.below.remove}
                  </Button>
                )}
              </OtherTeam>
            ))}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

function Above({ team, mayChange, onAsk }: StructureTabProps & { mayChange: boolean }) {
  const [isWishing, setWishing] = useState(false);
  const { isPending, store } = useTeamChange();
  const { parent, wish } = team;
  const { leaveParent } = ownTeamTexts.confirm;
  const words = texts.parent;
  return (
    <Card title={words.title}>
      <Stack gap="4" align="flex-start">
        {parent ? (
          <Box w="full">
            <OtherTeam name={parent.name} lead={parent.lead}>
              {mayChange && wish === null && (
                <Button
                  variant="surface"
                  colorPalette="gray"
                  size="sm"
                  onClick={() => {
                    onAsk({ ...leaveParent, change: { kind: 'leave-parent' } });
                  }}
                >
                  {words.leave}
                </Button>
              )}
            </OtherTeam>
          </Box>
        ) : (
          wish === null && <Text color="fg.muted">{words.none}</Text>
        )}
        {wish && <Text>{words.wished(wish.name)}</Text>}
        {mayChange && wish && (
          <Button
            variant="surface"
            colorPalette="gray"
            loading={isPending}
            onClick={() => void store({ kind: 'leave-parent' }, words.takenBack)}
          >
            {words.takeBack}
          </Button>
        )}
        {mayChange && !wish && !parent && (
          <Button
            variant="surface"
            onClick={() => {
              setWishing(true);
            }}
          >
            <Network aria-hidden />
            {words.wish}
          </Button>
        )}
      </Stack>
      {isWishing && (
        <WishDialog
          onClose={() => {
            setWishing(false);
          }}
        />
      )}
    </Card>
  );
}

function Wishes({ wishes }: Pick<HeldTeam, 'wishes'>) {
  const { isPending, store } = useTeamChange();
  const words = texts.wishes;
  return (
    <Card title={words.title}>
      <Stack gap="4">
        {wishes.map(({ id, name, lead }) => (
          <Stack key={id} gap="3">
            <Text>{words.text(lead ?? ownTeamTexts.history.someone, name)}</Text>
            <Flex gap="3" wrap="wrap">
              <Button
                size="sm"
                disabled={isPending}
                onClick={() => void store({ kind: 'accept-below', team: id }, words.accepted(name))}
              >
                {words.accept}
              </Button>
              <Button
                size="sm"
                variant="surface"
                colorPalette="gray"
                disabled={isPending}
                onClick={() => void store({ kind: 'refuse-below', team: id }, words.refused)}
              >
                {words.refuse}
              </Button>
            </Flex>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function OtherTeam({
  name,
  lead,
  children,
}: {
  name: string;
  lead: string | null;
  children: ReactNode;
}) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.led(lead)}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
