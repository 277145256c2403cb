// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/testcase.h"

#include "lint/resultlimits.h"
#include "outcomes/words.h"
#include "text/markdowntext.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::TagLevel;

namespace runlatch::outcomes {

namespace {

QString attributeOf(const QXmlStreamAttributes &attributes, QLatin1StringView name)
{
    return attributes.value(name).trimmed().left(TestCase::MaxName).toString();
}

protocol::Tag tagOf(TestProblem::Kind kind)
{
    switch (kind) {
    case TestProblem::Kind::Failure: return {u"Status"_s, u"Failed"_s, TagLevel::Error};
    case TestProblem::Kind::Error: return {u"Status"_s, u"Errored"_s, TagLevel::Error};
    case TestProblem::Kind::Skipped: return {u"Status"_s, u"Skipped"_s, TagLevel::Info};
    }
    Q_UNREACHABLE();
}

QString firstLine(const QString &text)
{
    return text.trimmed().section(u'\n', 0, 0).trimmed();
}

/// The problem in one line.
QString summaryOf(const TestProblem &problem)
{
    for (const QString &line : {firstLine(problem.message.text), firstLine(problem.text.text), problem.type}) {
        if (!line.isEmpty())
            return line;
    }
    return {};
}

} // namespace

TestCase::TestCase(const QXmlStreamAttributes &attributes, const QString &ofSuite)
    : suite(ofSuite.left(MaxName))
    , name(attributeOf(attributes, "name"_L1))
    , className(attributeOf(attributes, "classname"_L1))
    , place(attributeOf(attributes, "file"_L1))
    , time(attributeOf(attributes, "time"_L1))
{
    const QString line = attributeOf(attributes, "line"_L1);
    if (!place.isEmpty() && !line.isEmpty())
        place += u':' + line;
}

bool TestCase::has(TestProblem::Kind kind) const
{
    return std::any_of(problems.begin(), problems.end(),
                       [kind](const TestProblem &problem) { return problem.kind == kind; });
}

TagLevel TestCase::level() const
{
    TagLevel worst = TagLevel::None;
    for (const TestProblem &problem : problems)
        worst = std::max(worst, tagOf(problem.kind).level);
    return worst;
}

QString TestCase::id() const
{
    return className.isEmpty() || name.isEmpty() ? className + name : className + u'.' + name;
}

TestCase::Made TestCase::outcome() const
{
    Made made;
    made.outcome.id = id().isEmpty() ? suite : id();
    made.outcome.description = problems.isEmpty() ? QString() : summaryOf(problems.first());
    Body body;
    QStringList facts{id(), suite, place, time.isEmpty() ? QString() : time + " s"_L1};
    facts.removeAll(QString());
    for (QString &fact : facts)
        fact = text::markdownText(fact);
    body.addLine(facts.join(u" · "_s));
    for (const TestProblem &problem : problems) {
        const protocol::Tag tag = tagOf(problem.kind);
        if (!made.outcome.tags.contains(tag))
            made.outcome.tags.append(tag);
        body.addLine("**"_L1 + tag.label + "**"_L1
                     + (problem.type.isEmpty() ? QString() : u" · "_s + text::markdownText(problem.type)));
        if (problem.message.text != made.outcome.description)
            body.addText(problem.message);
        if (problem.text.text.trimmed() != made.outcome.description && !problem.text.text.trimmed().isEmpty())
            body.addBlock({}, problem.text);
    }
    if (moreProblems > 0)
        //: %1 is a number
        body.addLine(Words::tr("%1 more problems of this test").arg(QLocale().toString(moreProblems)));
    if (!out.text.trimmed().isEmpty())
        body.addBlock(u"system-out"_s, out);
    if (!err.text.trimmed().isEmpty())
        body.addBlock(u"system-err"_s, err);
    made.outcome.body = body.text();
    made.isCut = body.isCut();
    return made;
}

} // namespace runlatch::outcomes
