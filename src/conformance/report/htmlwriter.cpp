// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/htmlwriter.h"

#include "text/visiblecharacter.h"

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

using text::VisibleCharacter;

HtmlWriter::HtmlWriter(QByteArray *document)
    : m_xml(document)
{
    m_xml.writeDTD(u"<!DOCTYPE html>"_s);
}

void HtmlWriter::begin(const QString &element, const QString &cssClass)
{
    m_xml.writeStartElement(element);
    if (!cssClass.isEmpty())
        m_xml.writeAttribute(u"class"_s, cssClass);
}

void HtmlWriter::attribute(const QString &name, const QString &value)
{
    m_xml.writeAttribute(name, value);
}

void HtmlWriter::end()
{
    m_xml.writeEndElement();
}

void HtmlWriter::text(const QString &text)
{
    m_xml.writeCharacters(text);
}

void HtmlWriter::bytes(QByteArrayView bytes)
{
    QString run;
    for (qsizetype at = 0; at < bytes.size();) {
        const VisibleCharacter character = text::visibleCharacter(bytes, at);
        at += character.length;
        switch (character.kind) {
        case VisibleCharacter::Kind::Text: run += character.text(); break;
        case VisibleCharacter::Kind::LineEnd: run += u'\n'; break;
        case VisibleCharacter::Kind::Mark:
        case VisibleCharacter::Kind::Hidden:
        case VisibleCharacter::Kind::Undecodable:
            text(run);
            run.clear();
            element(u"i"_s, character.text());
            break;
        }
    }
    text(run);
}

void HtmlWriter::element(const QString &element, const QString &text, const QString &cssClass)
{
    begin(element, cssClass);
    m_xml.writeCharacters(text); // also if it is empty, which keeps the writer from "<td/>"
    end();
}

void HtmlWriter::meta(const QString &key, const QString &name, const QString &content)
{
    m_xml.writeEmptyElement(u"meta"_s);
    m_xml.writeAttribute(key, name);
    m_xml.writeAttribute(u"content"_s, content);
}

} // namespace runlatch::conformance
