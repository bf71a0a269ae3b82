import { Fragment } from 'react';
import { Text } from '@react-email/components';
import { Box } from './box.tsx';
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
            {value.split(/\r\n|\r|\n/).map((line, index) => (
              <Fragment key={index}>
                <br />
                {line}
              </Fragment>
            ))}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
