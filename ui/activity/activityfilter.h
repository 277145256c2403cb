// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace runlatch::ui {

/// Filters exchanges by kind and words. Each word must occur in method, host, path, purpose or status. `host:`,
/// `method:` and `status:` search only that part (`status:404`, `status:4xx`, `status:none`). Case does not matter.
class ActivityFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum Kind { All, Sent, Received, Problems };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setKind(Kind kind);
    void setText(const QString &text);
    bool isNarrowed() const { return m_kind != All || !m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    Kind m_kind = All;
    QStringList m_words;
};

} // namespace runlatch::ui
