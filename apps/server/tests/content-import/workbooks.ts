import { strToU8, zipSync } from 'fflate';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';

/** A workbook of a library. */
export async function workbookOf(...sheets: WriteSheet[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets }));
}

/** The parts of a workbook, packed as they are given. */
export function packed(parts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * The parts that Excel 2021 in Chinese writes for a sheet 地区代理 with one agent, reduced to what a reader meets:
 * shared texts with their reading, namespaces of later versions, a frozen row, a hidden sheet, and the calculation chain.
 */
export const byExcel = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${content}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId3" Type="${office}/extended-properties" Target="docProps/app.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="22228"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12285"/></bookViews><sheets><sheet name="地区代理" sheetId="1" r:id="rId1"/><sheet name="说明" sheetId="2" state="hidden" r:id="rId2"/></sheets><calcPr calcId="191029"/></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId4" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId5" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}" xmlns:r="${office}"><dimension ref="A1:C2"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="14.25" x14ac:dyDescent="0.2" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"/><cols><col min="3" max="3" width="8.625" customWidth="1"/></cols><sheetData><row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c></row><row r="3" spans="1:3"><c r="A3" s="1"><v>12</v></c><c r="B3" t="str"><f>CONCATENATE("杭州","市")</f><v>杭州市</v></c><c r="C3"><v>13800000003</v></c></row><row r="4" spans="1:3"><c r="A4" s="1"/><c r="B4" s="1"/></row></sheetData><phoneticPr fontId="1" type="noConversion"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
  'xl/worksheets/sheet2.xml': `${head}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="176" formatCode="000000"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" xfId="0"/><xf numFmtId="176" fontId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `${head}<sst xmlns="${main}" count="4" uniqueCount="3"><si><t>编号</t><rPh sb="0" eb="2"><t>ヘンゴウ</t></rPh><phoneticPr fontId="1" type="noConversion"/></si><si><r><t>地</t></r><r><rPr><b/></rPr><t xml:space="preserve">区</t></r></si><si><t>电话</t></si></sst>`,
};
