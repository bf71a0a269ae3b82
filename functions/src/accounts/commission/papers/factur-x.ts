/** What Factur-X calls the file inside the PDF. */
export const FACTUR_X_FILE = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = {
  DocumentFileName: FACTUR_X_FILE,
  DocumentType: 'INVOICE',
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
};

const declared = Object.keys(PROPERTIES)
  .map(
    (name) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`,
  )
  .join('');
const given = Object.entries(PROPERTIES)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('');

/** By which programs know a PDF with an e-invoice in it. PDF/A wants properties declared that it does not know. */
export const FACTUR_X_METADATA = `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${given}</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${declared}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;
