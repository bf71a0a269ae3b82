import { describe, expect, test } from 'vitest';
import { misfits, type Offer, type Uses } from './fit.ts';

const offer: Offer = {
  contract: 2,
  versions: { react: '19.3.1', '@wbd/ui': '1.0.0', '@chakra-ui/react': '3.37.0' },
  exports: { react: ['useState', 'useMemo'], '@wbd/ui': ['Box', 'Button'] },
  icons: [],
  capabilities: [],
};
const uses: Uses = {
  contract: 2,
  versions: { react: '19.3.0', '@wbd/ui': '1.0.0' },
  exports: { react: ['useState'], '@wbd/ui': ['Box'] },
};
const without = (change: Partial<Uses>) => misfits({ ...uses, ...change }, offer);

describe('a module and a shell', () => {
  test('fit when the shell gives all that the module takes', () => {
    expect(misfits(uses, offer)).toEqual([]);
  });

  test('do not fit when a name or a whole share is missing', () => {
    expect(without({ exports: { '@wbd/ui': ['Box', 'Dial'] } })).toEqual([
      { kind: 'exports', request: '@wbd/ui', names: ['Dial'] },
    ]);
    expect(without({ exports: { '@wbd/ui/dial': [] } })).toEqual([
      { kind: 'exports', request: '@wbd/ui/dial', names: [] },
    ]);
  });

  test.each([
    ['react', '20.0.0'],
    ['react', '18.3.1'],
    ['react', '19.4.0'],
    ['@wbd/ui', '2.0.0'],
    ['@chakra-ui/react', '4.0.0'],
  ])('do not fit with %s %s', (name, used) => {
    expect(without({ versions: { [name]: used } })).toEqual([
      { kind: 'version', name, used, offered: offer.versions[name] },
    ]);
  });

  test('fit with any patch, and with a newer minor of the shell', () => {
    expect(without({ versions: { react: '19.3.9', '@chakra-ui/react': '3.36.2' } })).toEqual([]);
  });

  test('do not fit when the shell lacks the package, or the contract is another', () => {
    expect(without({ versions: { zustand: '5.0.0' } })).toHaveLength(1);
    expect(without({ contract: 3 })).toEqual([{ kind: 'contract', used: 3, offered: 2 }]);
  });
});
