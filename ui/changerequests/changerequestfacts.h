// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QWidget>

class QGridLayout;

namespace runlatch::models {
class UserNames;
}

namespace runlatch::ui {

class CopyButton;
class ElidedLabel;

/// One field of a change request as it is read and copied.
struct ChangeRequestFact
{
    QString label;
    QString value; ///< as shown: times local, on one line
    QString tip;   ///< times in UTC; the id of who is shown by name
    QString copy;  ///< whole, times in ISO 8601, UTC
};

/// The fields that the service told, apart from subject and message. `names`: of users, by their ids.
QList<ChangeRequestFact> factsOf(const protocol::ChangeRequest &changeRequest, const QString &workspace,
                                 const models::UserNames *names);

/// Facts below each other, each with a button that copies it.
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
    QList<Line> m_lines;
};

} // namespace runlatch::ui
