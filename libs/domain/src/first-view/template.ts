import * as z from 'zod/mini';

/** A value's origin: a path in the page's data or in another value, an operation on values, or a literal. */
export type Expression =
  | { at: string[]; of?: Expression | undefined }
  | { call: string; of: Expression[] }
  | { is: string | number | boolean };

const expressionSchema: z.ZodMiniType<Expression> = z.lazy(() =>
  z.union([
    z.object({ at: z.array(z.string()), of: z.optional(expressionSchema) }),
    z.object({ call: z.string(), of: z.array(expressionSchema) }),
    z.object({ is: z.union([z.string(), z.number(), z.boolean()]) }),
  ]),
);

/** A part of a template. */
export type TemplateNode =
  /** literal HTML */
  | string
  /** a value as text, which is escaped; `encoded` as a part of an address */
  | { value: Expression; encoded: boolean }
  /** one branch per option, by the option's name */
  | { case: Expression; of: Record<string, Template> }
  /** a body per list item; `as` is the name of the item */
  | { each: Expression; as: string; body: Template }
  /** the template of a section */
  | { section: string }
  /** head elements for the surrounding HTML */
  | { head: Template };
export type Template = TemplateNode[];

const nodeSchema: z.ZodMiniType<TemplateNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ value: expressionSchema, encoded: z.boolean() }),
    z.object({ case: expressionSchema, of: z.record(z.string(), templateSchema) }),
    z.object({ each: expressionSchema, as: z.string(), body: templateSchema }),
    z.object({ section: z.string() }),
    z.object({ head: templateSchema }),
  ]),
);
const templateSchema = z.array(nodeSchema);

/** The format version of this code. Files of other versions are ignored. */
export const FIRST_VIEW_FORMAT = 2;

/** first-view.<hash>.json, a file of a module's version: the templates of its pages, created by the module's build. */
export const firstViewFileSchema = z.object({
  format: z.literal(FIRST_VIEW_FORMAT),
  /** style rules of single classes by name */
  rules: z.record(z.string(), z.string()),
  /** by name */
  sections: z.record(z.string(), templateSchema),
  /** the HTML around the sections, by the kind of page, or by the address of pages that are the same for everyone */
  pages: z.record(z.string(), templateSchema),
});
export type FirstViewFile = z.infer<typeof firstViewFileSchema>;

/** The root of an item's position in its list. */
export const positionOf = (item: string) => `${item}#`;
