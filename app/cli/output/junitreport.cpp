// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/junitreport.h"

#include "base/rules.h"

#include <QSaveFile>
#include <QXmlStreamWriter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// XML 1.0 does not allow control characters, unpaired surrogates and two other code points.
QString xmlText(const QString &text)
{
    QString allowed;
    allowed.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text[at];
        const bool isPair = letter.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const bool isControl = letter < u' ' && letter != u'\t' && letter != u'\n' && letter != u'\r';
        if (isPair) {
            allowed += letter;
            allowed += text[++at];
        } else {
            allowed += isControl || letter.isSurrogate() || letter.unicode() >= 0xfffe ? QChar(0xfffd) : letter;
        }
    }
    return allowed;
}

QString junitSeconds(std::chrono::milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000, 'f', 3);
}

void writeJUnitCase(QXmlStreamWriter &xml, const TrialResult &result)
{
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, u"runlatch.trigger"_s);
    xml.writeAttribute(u"name"_s, xmlText(result.name));
    xml.writeAttribute(u"time"_s, junitSeconds(result.took));
    if (result.status != TrialResult::Status::Passed) {
        const bool isNo = result.status == TrialResult::Status::Failed;
        xml.writeStartElement(isNo ? u"failure"_s : u"error"_s);
        xml.writeAttribute(u"message"_s, xmlText(result.why));
        xml.writeCharacters(xmlText(result.why));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace

QByteArray writeJUnit(const QList<TrialResult> &results, const QStringList &output)
{
    if (results.isEmpty())
        return writeJUnit({{u"trigger"_s, TrialResult::Status::CouldNotTell, u"nothing was tried"_s}}, output);
    const auto count = [&results](TrialResult::Status status) {
        const auto isIt = [status](const TrialResult &result) { return result.status == status; };
        return QString::number(std::count_if(results.begin(), results.end(), isIt));
    };
    std::chrono::milliseconds took{0};
    for (const TrialResult &result : results)
        took += result.took;
    QByteArray document;
    QXmlStreamWriter xml(&document);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"runlatch trigger"_s);
    xml.writeAttribute(u"tests"_s, QString::number(results.size()));
    xml.writeAttribute(u"failures"_s, count(TrialResult::Status::Failed));
    xml.writeAttribute(u"errors"_s, count(TrialResult::Status::CouldNotTell));
    xml.writeAttribute(u"skipped"_s, u"0"_s);
    xml.writeAttribute(u"time"_s, junitSeconds(took));
    for (const TrialResult &result : results)
        writeJUnitCase(xml, result);
    if (!output.isEmpty())
        xml.writeTextElement(u"system-out"_s, xmlText(output.join(u'\n')));
    xml.writeEndDocument();
    return document;
}

base::Done saveJUnit(const QString &file, const QList<TrialResult> &results, const QStringList &output)
{
    QSaveFile target(file);
    if (target.open(QIODevice::WriteOnly) && target.write(writeJUnit(results, output)) >= 0 && target.commit())
        return std::monostate();
    return base::Error{base::ErrorKind::Storage, base::Rules::FileNotWritten, file, target.errorString()};
}

} // namespace runlatch::cli
