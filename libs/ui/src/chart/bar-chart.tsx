import { Box, Flex, Text } from '@chakra-ui/react';
import { formatShortMonth } from '@wbd/domain/time';

const HEIGHT = '16rem';
/** Leaves room for the value above the highest bar. */
const HIGHEST_PERCENT = 88;

export interface Series {
  id: string;
  label: string;
  /** a semantic colour, which has a value for light and dark mode */
  color: string;
}

export interface Bar {
  /** an instant in the month */
  month: Date;
  /** one value for each series, in their order */
  values: readonly number[];
}

export interface BarChartProps {
  series: readonly Series[];
  bars: readonly Bar[];
  format: Intl.NumberFormat;
}

export const sumOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

/** Stacked bars, one for each month. Hidden from screen readers, who get the table beside it. */
export function BarChart({ series, bars, format }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ values }) => sumOf(values)));
  return (
    <Box aria-hidden minW="0">
      <Flex h={HEIGHT} gap={{ base: '1', md: '2' }} borderBottomWidth="1px">
        {bars.map(({ month, values }) => (
          <Flex
            key={month.getTime()}
            flex="1"
            minW="0"
            direction="column"
            justify="flex-end"
            align="center"
          >
            <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
              {format.format(sumOf(values))}
            </Text>
            <Segments
              series={series}
              values={values}
              percent={(sumOf(values) / highest) * HIGHEST_PERCENT}
            />
          </Flex>
        ))}
      </Flex>
      <Flex gap={{ base: '1', md: '2' }} mt="1">
        {bars.map(({ month }) => (
          <Text
            key={month.getTime()}
            flex="1"
            minW="0"
            textAlign="center"
            fontSize={{ base: '0.625rem', md: 'xs' }}
            whiteSpace="nowrap"
            color="fg.muted"
          >
            {formatShortMonth(month)}
          </Text>
        ))}
      </Flex>
      <Legend series={series} />
    </Box>
  );
}

interface SegmentsProps {
  series: readonly Series[];
  values: readonly number[];
  /** height of the bar, of the chart's */
  percent: number;
}

function Segments({ series, values, percent }: SegmentsProps) {
  return (
    <Flex
      direction="column-reverse"
      gap="1px"
      w="full"
      maxW="14"
      flexShrink="0"
      borderTopRadius="sm"
      overflow="hidden"
      style={{ height: `${percent}%` }}
    >
      {series.map(({ id, color }, index) => (
        <Box key={id} bg={color} style={{ flexGrow: values[index] ?? 0 }} />
      ))}
    </Flex>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <Flex gap="4" wrap="wrap" mt="3" textStyle="sm">
      {series.map(({ id, label, color }) => (
        <Flex key={id} align="center" gap="2">
          <Box boxSize="3" borderRadius="sm" bg={color} />
          {label}
        </Flex>
      ))}
    </Flex>
  );
}
