// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <random>

namespace runlatch::simulator {

/// Subject and markdown of a change request.
struct Text
{
    QString subject;
    QString message;
};

/// Makes things up, the same things for the same seed. std::mt19937 is the same everywhere; the standard library's
/// distributions are not, so none are used.
class Invention
{
public:
    explicit Invention(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int limit); ///< a number from 0 to limit - 1
    /// An id in the service's form: "ws" gives "ws-...". Never the same twice.
    QString id(QStringView prefix);
    void reserveId(const QString &id) { m_ids.insert(id); } ///< it is taken, so it is not made up again
    QString pick(const QStringList &choices) { return choices.at(below(static_cast<int>(choices.size()))); }
    /// `count` different names such as "billing-prod-eu", sorted.
    QStringList workspaceNames(int count);
    /// A template with its gaps filled; all templates are used before one comes again.
    Text changeRequest(const QString &workspace);

private:
    std::mt19937 m_random;
    QSet<QString> m_ids;
    QList<int> m_deck; ///< templates not used in this round
};

} // namespace runlatch::simulator
