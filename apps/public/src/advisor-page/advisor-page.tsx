import { useParams } from '@wbd/router';
import { Landing } from './landing.tsx';

/** `/{advisor}` */
export function Component() {
  const { advisor = '' } = useParams();
  return <Landing key={advisor} code={advisor} />;
}
