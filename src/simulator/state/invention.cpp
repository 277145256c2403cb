// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/invention.h"

#include "simulator/state/identifiers.h"
#include "simulator/state/texts.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// Returns the texts that may fill "{gap}" in a template.
QStringList choicesFor(const QString &gap)
{
    static const QHash<QString, QStringList> choices{
        {u"provider"_s,
         {u"aws"_s, u"azurerm"_s, u"google"_s, u"kubernetes"_s, u"helm"_s, u"vault"_s, u"random"_s, u"tls"_s}},
        {u"major"_s, {u"3"_s, u"4"_s, u"5"_s, u"6"_s}},
        {u"minor"_s, {u"14"_s, u"27"_s, u"40"_s, u"63"_s, u"82"_s, u"91"_s}},
        {u"terraform"_s, {u"1.7.5"_s, u"1.8.5"_s, u"1.9.8"_s, u"1.10.3"_s}},
        {u"team"_s, {u"platform"_s, u"network"_s, u"payments"_s, u"data"_s, u"security"_s, u"edge"_s, u"identity"_s}},
        {u"service"_s,
         {u"checkout"_s, u"ledger"_s, u"search"_s, u"thumbnails"_s, u"login"_s, u"reports"_s, u"mailer"_s,
          u"catalog"_s}},
        {u"role"_s, {u"ci-deployer"_s, u"read-replica"_s, u"backup-operator"_s, u"break-glass"_s, u"log-shipper"_s}},
        {u"bucket"_s,
         {u"exports"_s, u"audit-trail"_s, u"invoices"_s, u"media-originals"_s, u"state-archive"_s, u"landing-zone"_s}},
        {u"block"_s, {u"10.4.0.0/16"_s, u"10.12.0.0/14"_s, u"172.20.0.0/16"_s, u"192.168.40.0/22"_s}},
        {u"rule"_s, {u"SEC-041"_s, u"SEC-090"_s, u"NET-127"_s, u"COST-007"_s, u"OPS-212"_s, u"IAM-033"_s}},
        {u"days"_s, {u"7"_s, u"14"_s, u"30"_s, u"35"_s, u"90"_s}},
        {u"count"_s, {u"2"_s, u"3"_s, u"4"_s, u"6"_s, u"9"_s, u"12"_s}},
        {u"quarter"_s, {u"first"_s, u"second"_s, u"third"_s, u"fourth"_s}},
        {u"size"_s, {u"m6i.large"_s, u"m6i.2xlarge"_s, u"r6g.xlarge"_s, u"c7g.large"_s}},
    };
    return choices.value(gap);
}

} // namespace

int Invention::below(int limit)
{
    return static_cast<int>(m_random() % static_cast<quint32>(limit));
}

QString Invention::id(QStringView prefix)
{
    QString made;
    do {
        made = prefix.toString() + u'-';
        for (int index = 0; index < IdLength; ++index)
            made.append(IdAlphabet[below(static_cast<int>(IdAlphabet.size()))]);
    } while (m_ids.contains(made));
    m_ids.insert(made);
    return made;
}

QStringList Invention::workspaceNames(int count)
{
    static const QStringList areas{u"billing"_s,   u"cdn-edge"_s,      u"checkout"_s, u"ci-runners"_s,
                                   u"data-lake"_s, u"dns"_s,           u"iam-core"_s, u"k8s"_s,
                                   u"ledger-db"_s, u"logging"_s,       u"mail"_s,     u"media-assets"_s,
                                   u"network"_s,   u"observability"_s, u"search"_s,   u"vault"_s};
    static const QStringList levels{u"dev"_s, u"prod"_s, u"stage"_s};
    static const QStringList regions{u"ap"_s, u"eu"_s, u"us"_s};
    QSet<QString> names;
    while (names.size() < count) {
        QString name = pick(areas) + u'-' + pick(levels) + u'-' + pick(regions);
        if (names.contains(name)) // 144 combinations; a larger organization numbers them
            name += u'-' + QString::number(names.size() + 1);
        names.insert(name);
    }
    QStringList sorted(names.cbegin(), names.cend());
    sorted.sort();
    return sorted;
}

Text Invention::changeRequest(const QString &workspace)
{
    if (m_deck.isEmpty()) {
        for (int index = 0; index < textTemplateCount(); ++index)
            m_deck.append(index);
    }
    Text text = textTemplate(m_deck.takeAt(below(static_cast<int>(m_deck.size()))));
    static const QRegularExpression gaps(u"\\{([a-z]+)\\}"_s);
    QRegularExpressionMatch gap;
    while ((gap = gaps.match(text.subject + text.message)).hasMatch()) {
        const QString name = gap.captured(1);
        const QString filling = name == "workspace"_L1 ? workspace : pick(choicesFor(name));
        text.subject.replace(gap.captured(), filling); // a gap has the same filling everywhere in a text
        text.message.replace(gap.captured(), filling);
    }
    return text;
}

} // namespace runlatch::simulator
