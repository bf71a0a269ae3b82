import { Text } from '@react-email/components';
import { Box } from './box.tsx';
import { Lines } from './lines.tsx';
import * as styles from './styles.ts';

export interface Fact {
  label: string;
  value: string;
}

/** A list of labelled facts. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box style={styles.below}>
      <Box className="facts" style={styles.facts}>
        {facts.map(({ label, value }) => (
          <Text key={label} className="text" style={styles.fact}>
            <span className="muted" style={styles.label}>
              {label}
            </span>
            <br />
            <Lines text={value} />
          </Text>
        ))}
      </Box>
    </Box>
  );
}
