// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"

#include "support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::base {

namespace {

QList<Rule> allRules()
{
    QList<Rule> all;
    const auto add = [&all](const auto &rules) { all.append(QList<Rule>(rules.begin(), rules.end())); };
    add(Rules::Refusals);
    add(Rules::Replies);
    add(Rules::Callbacks);
    add(Rules::Signatures);
    add(Rules::Receivers);
    add(Rules::Exchanges);
    add(Rules::Trust);
    add(Rules::Connections);
    add(Rules::Creations);
    add(Rules::Machine);
    add(Rules::Endpoints);
    add(Rules::Tunnels);
    add(Rules::Filters);
    add(Rules::Scenarios);
    add(Rules::RuleBooks);
    add(Rules::Templates);
    add(Rules::Reports);
    add(Rules::Lint);
    return all;
}

} // namespace

/// Rules are values, and text where they are printed or stored.
class tst_Rules : public QObject
{
    Q_OBJECT
private slots:
    void eachNameIsOfOneRule();
    void namesAreForPrograms();
    void aNameIsReadBack();
    void anUnknownNameIsNoRule();
};

void tst_Rules::eachNameIsOfOneRule()
{
    QSet<QString> names;
    for (const Rule rule : allRules()) {
        QVERIFY2(!names.contains(rule.name()), qPrintable(rule.name()));
        names.insert(rule.name());
    }
}

void tst_Rules::namesAreForPrograms()
{
    static const QRegularExpression form(u"\\A[a-z]+(-[a-z]+)*(\\.[a-z][a-z0-9]*(-[a-z]+)*)?\\z"_s);
    for (const Rule rule : allRules())
        QVERIFY2(form.match(rule.name()).hasMatch(), qPrintable(rule.name()));
    QCOMPARE(QString(Rules::HttpHtml), u"http.html"_s);
    QVERIFY(Rule().isEmpty());
    QCOMPARE(Rule().name(), QString());
}

void tst_Rules::aNameIsReadBack()
{
    for (const Rule rule : allRules())
        QVERIFY2(Rules::ofName(rule.name()) == rule, qPrintable(rule.name()));
}

void tst_Rules::anUnknownNameIsNoRule()
{
    QVERIFY(!Rules::ofName(u"http.of-a-later-version"));
    QVERIFY(!Rules::ofName({}));
}

RUNLATCH_TEST(tst_Rules)

} // namespace runlatch::base

#include "tst_rules.moc"
