// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QWidget>

class QGridLayout;

namespace runlatch::changerequests {
class UserNames;
}

namespace runlatch::ui {

class CopyButton;
class CopyRows;
class ElidedLabel;

/// One field of a change request, to read and copy.
struct ChangeRequestFact
{
    QString label;
    QString value; ///< as shown: one line, times in local time
    QString tip;   ///< times in UTC; the id of a user shown by name
    QString copy;  ///< the complete value, but of the message on one line; times in ISO 8601, UTC
};

/// The fields that the service provided, except subject and message. `names` are the names of users, by id.
QList<ChangeRequestFact> factsOf(const protocol::ChangeRequest &changeRequest, const QString &workspace,
                                 const changerequests::UserNames *names);

/// Rows of facts, each with a copy button (see CopyRows).
class ChangeRequestFacts final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestFacts(QWidget *parent = nullptr);
    void setFacts(const QList<ChangeRequestFact> &facts);

private:
    struct Line
    {
        QString label;
        ElidedLabel *value;
        CopyButton *copy;
    };
    void build(const QList<ChangeRequestFact> &facts);

    QGridLayout *m_grid;
    CopyRows *m_copies;
    QList<Line> m_lines;
};

} // namespace runlatch::ui
