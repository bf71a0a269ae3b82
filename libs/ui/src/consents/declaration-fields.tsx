import { Box, Stack, Text } from '@chakra-ui/react';
import { presentWording, wordingText } from '@wbd/domain/consents';
import { CONSENT_WAYS, declarationSchema, type Declaration } from '@wbd/domain/customers';
import { berlinDay } from '@wbd/domain/time';
import { useState } from 'react';
import { Field } from '../form/field.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormGrid } from '../form/form-grid.tsx';
import { Input, NativeSelect } from '../form/inputs.tsx';
import { consentWayTexts, declarationTexts as texts } from './texts.de.ts';

export interface DeclarationState {
  how: string;
  on: string;
  change: (changes: { how?: string; on?: string }) => void;
  /** null until both are filled in */
  declaration: Declaration | null;
  /** whether a required answer is missing */
  isMissing: boolean;
  /**
   * Whether the declaration suffices to invite people; otherwise the fields show what is missing.
   * @param undeclared number of people without consent
   */
  suffices: (undeclared: number, all: number) => boolean;
  /** forgets what was declared: it was about other people */
  reset: () => void;
}

/** What an advisor declares about a consent, as it is typed. */
export function useDeclaration(): DeclarationState {
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const declaration = declarationSchema.safeParse(typed);
  return {
    ...typed,
    isMissing: isAsked && !declaration.success,
    suffices: (undeclared, all) => {
      // nobody could be invited without it
      const isRequired = undeclared > 0 && undeclared === all;
      setIsAsked(isRequired);
      return declaration.success || !isRequired;
    },
    change: (changes) => {
      setTyped({ ...typed, ...changes });
    },
    declaration: declaration.success ? declaration.data : null,
    reset: () => {
      setTyped(EMPTY);
      setIsAsked(false);
    },
  };
}

const EMPTY = { how: '', on: '' };

export interface DeclarationFieldsProps {
  state: DeclarationState;
  /** how many people it is about; null: everyone, and it is required */
  about: number | null;
}

/** Asks how and when people consented to invitations. */
export function DeclarationFields({ state, about }: DeclarationFieldsProps) {
  const isRequired = about === null;
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="lg" p="4">
      <Text as="legend" fontWeight="medium" px="1">
        {texts.title}
      </Text>
      <Stack gap="3">
        <Text textStyle="sm">{isRequired ? texts.required : texts.about(about)}</Text>
        <FormGrid>
          <Field label={texts.how} required={isRequired}>
            <NativeSelect
              value={state.how}
              onChange={({ target }) => {
                state.change({ how: target.value });
              }}
            >
              <option value="">{texts.choose}</option>
              {CONSENT_WAYS.map((way) => (
                <option key={way} value={way}>
                  {consentWayTexts[way]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={texts.on} required={isRequired}>
            <Input
              type="date"
              max={berlinDay(new Date())}
              value={state.on}
              onChange={({ target }) => {
                state.change({ on: target.value });
              }}
            />
          </Field>
        </FormGrid>
        {state.isMissing && <FormAlert>{texts.missing}</FormAlert>}
        <Text textStyle="sm" color="fg.muted">
          {texts.wording(wordingText(presentWording('invitation')))}
        </Text>
      </Stack>
    </Box>
  );
}
