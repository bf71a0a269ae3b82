import { Text } from '@chakra-ui/react';
import { Link, secondFactorPath, useLocation } from '@wbd/router';
import { Button } from '../button/button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { uiTexts } from '../texts.de.ts';

const texts = uiTexts.secondFactor;

/** Shown above actions that an administrator of an organisation may take only with a second factor. Its link leads back here. */
export function SecondFactorNotice() {
  const place = useLocation();
  return (
    <FormAlert status="warning" title={texts.title}>
      <Text>{texts.text}</Text>
      <Button asChild mt="4">
        <Link to={secondFactorPath(place)}>{texts.action}</Link>
      </Button>
    </FormAlert>
  );
}
