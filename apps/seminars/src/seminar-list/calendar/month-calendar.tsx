import { sessionState, type Seminar, type Session } from '@wbd/domain/seminars';
import { berlinDay, formatMonth, formatTime, monthOf } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Box, Flex, Heading, IconButton, Link, Stack, Text } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { listTexts } from '../texts.de.ts';
import { monthAfter, weeksOf } from './weeks.ts';

const texts = listTexts.calendar;

export interface MonthCalendarProps {
  seminars: readonly Seminar[];
  /** of these seminars, past ones too */
  sessions: readonly Session[];
  viewerId: string;
}

/** A month with the sessions of each day. */
export function MonthCalendar({ seminars, sessions, viewerId }: MonthCalendarProps) {
  const [chosen, setChosen] = useAddressParam('monat');
  const now = new Date();
  const today = berlinDay(now);
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(chosen) ? chosen : monthOf(now);
  const titles = new Map(seminars.map(({ id, title }) => [id, title]));
  const byDay = Map.groupBy(sessions, ({ time }) => berlinDay(time));
  const title = formatMonth(new Date(`${month}-15T12:00:00Z`));
  const step = (months: number, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      variant="surface"
      colorPalette="gray"
      aria-label={label}
      onClick={() => {
        setChosen(monthAfter(month, months));
      }}
    >
      <Icon aria-hidden />
    </IconButton>
  );
  return (
    <Stack gap="4">
      <Flex align="center" gap="3">
        {step(-1, texts.before, ChevronLeft)}
        {step(1, texts.after, ChevronRight)}
        <Heading as="h2" size="xl" aria-live="polite">
          {title}
        </Heading>
      </Flex>
      <TableScroll label={title}>
        <TableRoot tableLayout="fixed" minW="56rem">
          <TableHeader>
            <TableRow>
              {texts.weekdays.map((weekday) => (
                <TableColumnHeader key={weekday} scope="col">
                  {weekday}
                </TableColumnHeader>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {weeksOf(month).map((week) => (
              <TableRow key={week[0]}>
                {week.map((day) => (
                  <TableCell
                    key={day}
                    verticalAlign="top"
                    h="28"
                    bg={day === today ? 'bg.emphasized' : undefined}
                  >
                    <Text
                      as="span"
                      textStyle="sm"
                      color={day.startsWith(month) || day === today ? 'fg' : 'fg.subtle'}
                      aria-current={day === today ? 'date' : undefined}
                    >
                      {Number(day.slice(8))}
                    </Text>
                    <Stack as="ul" listStyleType="none" gap="1" mt="1">
                      {(byDay.get(day) ?? []).map((session) => (
                        <Day
                          key={session.id}
                          session={session}
                          title={titles.get(session.seminar) ?? ''}
                          isOwn={session.advisor === viewerId}
                        />
                      ))}
                    </Stack>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </TableRoot>
      </TableScroll>
    </Stack>
  );
}

interface DayProps {
  session: Session;
  title: string;
  isOwn: boolean;
}

function Day({ session, title, isOwn }: DayProps) {
  const { id, time, registrationCount, maxParticipants } = session;
  const isCalledOff = sessionState(session, new Date()) === 'called-off';
  const words = `${formatTime(time)} ${title}`;
  return (
    <Box as="li" textStyle="xs" minW="0" overflowWrap="anywhere">
      {isOwn ? (
        <Link asChild>
          <RouterLink to={paths.participants(id)}>{words}</RouterLink>
        </Link>
      ) : (
        <Text as="span">{words}</Text>
      )}
      <Text as="span" display="block" color="fg.muted" fontVariantNumeric="tabular-nums">
        {isCalledOff ? listTexts.calledOff : texts.taken(registrationCount, maxParticipants)}
      </Text>
    </Box>
  );
}
