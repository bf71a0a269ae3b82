import { roleMay } from '@wbd/domain/teams';
import { formatDate } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { ActionMenu, type Action } from '@wbd/ui/menu';
import { Card } from '@wbd/ui/page';
import type { Asked } from './change-dialog.tsx';
import type { HeldTeam } from './held-team.ts';
import { ownTeamTexts as texts } from './texts.de.ts';
import { useTeamChange } from './use-team-change.ts';

type Member = HeldTeam['members'][number];

export interface MembersTabProps {
  uid: string;
  team: HeldTeam;
  onAsk: (asked: Asked) => void;
}

/** Members of the team, and open invitations. */
export function MembersTab({ uid, team, onAsk }: MembersTabProps) {
  return (
    <Stack gap="4">
      <Card>
        <Stack as="ul" gap="4" listStyleType="none">
          {team.members.map((member) => (
            <Flex as="li" key={member.uid} align="center" gap="3">
              <Box flex="1" minW="0">
                <Flex gap="2" align="center" wrap="wrap">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {member.uid === uid ? texts.you(member.name) : member.name}
                  </Text>
                  {member.role !== 'member' && <Badge>{texts.roles[member.role]}</Badge>}
                </Flex>
                <Text textStyle="sm" color="fg.muted">
                  {texts.since(formatDate(new Date(member.joinedAt)))}
                </Text>
              </Box>
              {team.role === 'lead' && member.uid !== uid && (
                <MemberActions member={member} onAsk={onAsk} />
              )}
            </Flex>
          ))}
        </Stack>
      </Card>
      {roleMay(team.role, 'invite') && team.invitations.length > 0 && (
        <Invitations invitations={team.invitations} />
      )}
    </Stack>
  );
}

function MemberActions({
  member: { uid, name, role, canLead },
  onAsk,
}: {
  member: Member;
  onAsk: MembersTabProps['onAsk'];
}) {
  const { isPending, store } = useTeamChange();
  const { handOver, remove } = texts.confirm;
  const isDeputy = role === 'deputy';
  const words = texts.member;
  const actions: Action[] = [
    {
      id: 'deputy',
      label: isDeputy ? words.demote : words.promote,
      disabled: isPending,
      onSelect: () =>
        void store(
          { kind: isDeputy ? 'demote' : 'promote', uid },
          isDeputy ? words.demoted(name) : words.promoted(name),
        ),
    },
    ...(canLead
      ? [
          {
            id: 'hand-over',
            label: words.handOver,
            onSelect: () => {
              onAsk({
                ...handOver,
                title: handOver.title(name),
                done: handOver.done(name),
                change: { kind: 'hand-over', uid },
              });
            },
          },
        ]
      : []),
    {
      id: 'remove',
      label: words.remove,
      destructive: true,
      onSelect: () => {
        onAsk({
          ...remove,
          title: remove.title(name),
          done: remove.done(name),
          change: { kind: 'remove', uid },
        });
      },
    },
  ];
  return <ActionMenu label={words.actions(name)} actions={actions} />;
}

function Invitations({ invitations }: Pick<HeldTeam, 'invitations'>) {
  const { isPending, store } = useTeamChange();
  const words = texts.invitations;
  return (
    <Card title={words.title}>
      <Stack as="ul" gap="4" listStyleType="none">
        {invitations.map(({ id, email, by, expiresAt }) => (
          <Flex as="li" key={id} align="center" justify="space-between" gap="3" wrap="wrap">
            <Box minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {email}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {words.until(formatDate(new Date(expiresAt)), by)}
              </Text>
            </Box>
            <Button
              variant="surface"
              colorPalette="gray"
              size="sm"
              aria-label={words.withdrawOf(email)}
              disabled={isPending}
              onClick={() =>
                void store({ kind: 'withdraw-invitation', invitation: id }, words.withdrawn)
              }
            >
              {words.withdraw}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
